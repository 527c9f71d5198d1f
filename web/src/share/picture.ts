/** A result as a picture: drawn here, in the browser, in the house's own colours and with the room's own sign. */

import { h, render } from "preact";
import { ROOMS } from "@house/rooms";
import type { Told } from "@house/share/words";

export const SIDE = 1080;
const INK = "#11141b";
const PANEL = "#1a1f2a";
const PAPER = "#f2ead8";
const MUTED = "#b8af9c";
const BRASS = "#d8b24a";
const DISPLAY = '"Cabinet Display", Georgia, serif';
const WORDS = '"Cabinet Words", Arial, sans-serif';
const MARGIN = 96;
const MOST_SCORES = 5;

/** Draw a result. */
export async function draw(canvas: HTMLCanvasElement, game: string, told: Told): Promise<void> {
  const pen = canvas.getContext("2d")!;
  const [sign] = await Promise.all([
    signOf(game),
    document.fonts.load(`64px ${DISPLAY}`),
    document.fonts.load(`40px ${WORDS}`),
    document.fonts.load(`700 40px ${WORDS}`),
  ]);
  drawGround(pen);
  if (sign) drawSign(pen, sign);
  pen.textAlign = "center";
  write(pen, told.game, 520, 76, DISPLAY, BRASS);
  write(pen, told.headline, 600, 46, `700 ${WORDS}`, PAPER);
  drawScores(pen, told.scores.slice(0, MOST_SCORES));
  pen.textAlign = "center";
  write(pen, told.terms, 968, 32, WORDS, MUTED);
  write(pen, "Cabinet Noir", 1022, 38, DISPLAY, PAPER);
}

function drawGround(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = INK;
  pen.fillRect(0, 0, SIDE, SIDE);
  const lamp = pen.createRadialGradient(SIDE / 2, 0, 40, SIDE / 2, 120, 760);
  lamp.addColorStop(0, "rgb(216 178 74 / 34%)");
  lamp.addColorStop(1, "rgb(216 178 74 / 0%)");
  pen.fillStyle = lamp;
  pen.fillRect(0, 0, SIDE, SIDE);
  pen.strokeStyle = BRASS;
  pen.lineWidth = 4;
  pen.strokeRect(30, 30, SIDE - 60, SIDE - 60);
  pen.lineWidth = 1.5;
  pen.strokeRect(42, 42, SIDE - 84, SIDE - 84);
}

/** The room's sign, as a picture of its own; none, where a room draws no SVG. */
async function signOf(game: string): Promise<HTMLImageElement | null> {
  const Emblem = ROOMS.get(game)?.Emblem;
  if (!Emblem) return null;
  const place = document.createElement("div");
  render(h(Emblem, {}), place);
  const drawn = place.querySelector("svg");
  if (!drawn) return null;
  const { width, height } = drawn.viewBox.baseVal;
  drawn.setAttribute("width", String(width * 4));
  drawn.setAttribute("height", String(height * 4));
  for (const face of drawn.querySelectorAll(".emblem-face"))
    face.setAttribute("font-family", "Georgia, serif");
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(drawn))}`;
  await image.decode();
  return image;
}

function drawSign(pen: CanvasRenderingContext2D, sign: HTMLImageElement): void {
  const wide = Math.min(620, (350 * sign.width) / sign.height);
  const high = (wide * sign.height) / sign.width;
  pen.drawImage(sign, (SIDE - wide) / 2, 84 + (350 - high) / 2, wide, high);
}

function drawScores(pen: CanvasRenderingContext2D, scores: Told["scores"]): void {
  scores.forEach(({ name, words, won }, place) => {
    const top = 646 + place * 58;
    pen.fillStyle = PANEL;
    pen.beginPath();
    pen.roundRect(MARGIN, top, SIDE - 2 * MARGIN, 52, 26);
    pen.fill();
    if (won) {
      pen.strokeStyle = BRASS;
      pen.lineWidth = 2.5;
      pen.stroke();
    }
    const face = won ? `700 ${WORDS}` : WORDS;
    pen.textAlign = "end";
    const taken = write(pen, words, top + 37, 32, face, BRASS, SIDE - MARGIN - 28, 420);
    pen.textAlign = "start";
    write(pen, name, top + 37, 32, face, PAPER, MARGIN + 28, SIDE - 2 * MARGIN - 84 - taken);
  });
}

/** Write a line, smaller if it must be so to fit; return how wide it is. */
function write(
  pen: CanvasRenderingContext2D,
  text: string,
  y: number,
  size: number,
  face: string,
  colour: string,
  x = SIDE / 2,
  room = SIDE - 2 * MARGIN,
): number {
  const [, weight = "", family = face] = /^(\d+ )(.*)$/.exec(face) ?? [];
  const font = (points: number): string => `${weight}${points}px ${family}`;
  pen.font = font(size);
  const wide = pen.measureText(text).width;
  if (wide > room) pen.font = font((size * room) / wide);
  pen.fillStyle = colour;
  pen.fillText(text, x, y);
  return Math.min(wide, room);
}
