import { useEffect, useId, useState } from "preact/hooks";
import { PEOPLE } from "../api/documents.js";
import type { Page, PersonInfo } from "../api/shapes.js";
import { useApp } from "../state/app.js";

/** A person's email, with those whose name or address fits offered while typing. */
export const PersonField = ({
  label,
  value,
  onChange,
  required = false,
}: {
  label: string;
  value: string;
  onChange: (email: string) => void;
  required?: boolean;
}) => {
  const { query } = useApp();
  const [found, setFound] = useState<readonly PersonInfo[]>([]);
  const field = useId();
  const offered = useId();
  useEffect(() => {
    const search = value.trim();
    if (search === "" || search.includes("@")) return undefined;
    let current = true;
    const timer = setTimeout(() => {
      query<{ people: Page<PersonInfo> }>(PEOPLE, { search })
        .then(({ people }) => {
          if (current) setFound(people.nodes.filter(({ active }) => active));
        })
        .catch(() => undefined);
    }, 150);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [value, query]);
  return (
    <div class="field">
      <label for={field}>{label}</label>
      <input
        id={field}
        type="text"
        inputMode="email"
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        list={offered}
        required={required}
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      <datalist id={offered}>
        {found.map(({ id, name, email }) => (
          <option key={id} value={email}>
            {name}
          </option>
        ))}
      </datalist>
    </div>
  );
};
