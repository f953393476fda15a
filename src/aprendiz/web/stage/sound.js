// Synthesized sounds of wood, paper and glass; the browser remembers whether they are on.

import { effect, signal } from "../vendor/preact.js";

const SWITCH = "aprendiz-sound";

export const isSoundOn = signal(remembered() !== "off");

/** @typedef {"turn" | "take" | "lay" | "flip" | "crystal" | "focus" | "declare" | "win" | "toMe" | "no"} Sound */

/**
 * Plays a sound, if sounds are on and the browser already allows them.
 * @param {Sound} sound
 */
export function play(sound) {
  if (!isSoundOn.value || document.hidden) return;
  const audio = context();
  if (audio === null || audio.state !== "running") return;
  SOUNDS[sound](audio, audio.currentTime + 0.01);
}

/** @typedef {(audio: BaseAudioContext, start: number) => void} Recipe */

/** @type {Record<Sound, Recipe>} */
export const SOUNDS = {
  turn: (audio, start) => {
    glass(audio, start, 660, 0.12, 0.5);
    glass(audio, start + 0.13, 880, 0.12, 0.6);
  },
  take: (audio, start) => paper(audio, start, 1800, 3600, 0.14),
  lay: (audio, start) => {
    paper(audio, start, 2600, 1200, 0.12);
    wood(audio, start + 0.09, 190, 0.16);
  },
  flip: (audio, start) => {
    paper(audio, start, 1400, 4200, 0.09);
    wood(audio, start + 0.08, 260, 0.08);
  },
  crystal: (audio, start) => {
    glass(audio, start, 1320, 0.07, 0.6);
    glass(audio, start + 0.08, 1760, 0.05, 0.7);
  },
  focus: (audio, start) => {
    glass(audio, start, 330, 0.1, 0.7);
    glass(audio, start + 0.1, 247, 0.1, 0.8);
  },
  declare: (audio, start) => {
    for (const [step, pitch] of [523, 659, 784, 1047].entries()) glass(audio, start + step * 0.09, pitch, 0.13, 0.7);
  },
  win: (audio, start) => {
    for (const [step, pitch] of [523, 659, 784, 1047, 1319, 1568].entries()) {
      glass(audio, start + step * 0.13, pitch, 0.13, 1.1);
    }
    wood(audio, start, 120, 0.2);
  },
  // Two knocks and two slightly dissonant glasses: unlike any other sound.
  toMe: (audio, start) => {
    wood(audio, start, 150, 0.34);
    wood(audio, start + 0.13, 150, 0.34);
    glass(audio, start + 0.3, 415, 0.13, 0.9);
    glass(audio, start + 0.3, 440, 0.13, 0.9);
  },
  no: (audio, start) => {
    wood(audio, start, 150, 0.18);
    wood(audio, start + 0.11, 120, 0.18);
  },
};

/**
 * A struck glass: a few partials that fade.
 * @param {BaseAudioContext} audio
 * @param {number} start
 * @param {number} pitch
 * @param {number} loudness
 * @param {number} length
 */
function glass(audio, start, pitch, loudness, length) {
  for (const [partial, weight] of /** @type {[number, number][]} */ ([
    [1, 1],
    [2.01, 0.35],
    [3.9, 0.12],
  ])) {
    const tone = new OscillatorNode(audio, { frequency: pitch * partial });
    tone.connect(fading(audio, start, loudness * weight, length / partial)).connect(audio.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}

/**
 * A knock on wood.
 * @param {BaseAudioContext} audio
 * @param {number} start
 * @param {number} pitch
 * @param {number} loudness
 */
function wood(audio, start, pitch, loudness) {
  const tone = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
  tone.frequency.setValueAtTime(pitch * 1.6, start);
  tone.frequency.exponentialRampToValueAtTime(pitch, start + 0.05);
  tone.connect(fading(audio, start, loudness, 0.13)).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.15);
}

/**
 * The rustle of paper.
 * @param {BaseAudioContext} audio
 * @param {number} start
 * @param {number} from
 * @param {number} to
 * @param {number} length
 */
function paper(audio, start, from, to, length) {
  const noise = new AudioBufferSourceNode(audio, { buffer: rustle(audio) });
  const tint = new BiquadFilterNode(audio, { type: "bandpass", frequency: from, Q: 0.9 });
  tint.frequency.setValueAtTime(from, start);
  tint.frequency.exponentialRampToValueAtTime(to, start + length);
  noise
    .connect(tint)
    .connect(fading(audio, start, 0.22, length))
    .connect(audio.destination);
  noise.start(start);
  noise.stop(start + length);
}

/**
 * @param {BaseAudioContext} audio
 * @param {number} start
 * @param {number} loudness
 * @param {number} length
 */
function fading(audio, start, loudness, length) {
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  return volume;
}

/** @type {AudioBuffer | null} */
let noise = null;

/** @param {BaseAudioContext} audio */
function rustle(audio) {
  if (noise === null) {
    noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  }
  return noise;
}

/** @type {AudioContext | null} */
let shared = null;

function context() {
  if (shared === null && "AudioContext" in globalThis) shared = new AudioContext();
  return shared;
}

/** Browsers allow sound only after the first click or key press. */
function wake() {
  if (!isSoundOn.value) return;
  const audio = context();
  if (audio !== null && audio.state !== "running") audio.resume().catch(() => undefined);
}

for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, wake, { passive: true });

effect(() => {
  try {
    localStorage.setItem(SWITCH, isSoundOn.value ? "on" : "off");
  } catch {
    // If the browser stores nothing, the choice lasts as long as the page.
  }
});

function remembered() {
  try {
    return localStorage.getItem(SWITCH);
  } catch {
    return null;
  }
}
