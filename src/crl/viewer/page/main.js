// The page of one program.

import { mountPlayer } from "./player.js";

const data = document.getElementById("crl-program");
const program = JSON.parse(data.textContent);
mountPlayer(document.getElementById("crl-page"), program, { keys: document, level: 1 });
