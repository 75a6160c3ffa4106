/** The reactions that are offered, by shortcode; any other that comes from elsewhere is shown by its name. */
export const EMOJI: readonly (readonly [key: string, sign: string])[] = [
  ["+1", "👍"],
  ["-1", "👎"],
  ["heart", "❤️"],
  ["tada", "🎉"],
  ["eyes", "👀"],
  ["rocket", "🚀"],
  ["white_check_mark", "✅"],
  ["x", "❌"],
  ["pray", "🙏"],
  ["clap", "👏"],
  ["raised_hands", "🙌"],
  ["muscle", "💪"],
  ["thinking", "🤔"],
  ["smile", "😄"],
  ["joy", "😂"],
  ["confused", "😕"],
  ["cry", "😢"],
  ["open_mouth", "😮"],
  ["fire", "🔥"],
  ["bulb", "💡"],
  ["warning", "⚠️"],
  ["question", "❓"],
  ["hourglass_flowing_sand", "⏳"],
  ["bug", "🐛"],
];

const SIGNS = new Map(EMOJI);

export const signOf = (key: string): string => SIGNS.get(key) ?? (/^[\w+-]+$/.test(key) ? `:${key}:` : key);
export const wordsOfKey = (key: string): string =>
  key === "+1" ? "thumbs up" : key === "-1" ? "thumbs down" : key.replaceAll("_", " ");
