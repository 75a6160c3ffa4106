import { render } from "preact";
import "./style.css";
import { Root } from "./views/root.js";

const place = document.getElementById("app");
if (place !== null) render(<Root />, place);
