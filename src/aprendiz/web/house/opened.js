// The sheets that are open over the current screen, which keeps its state: a rule, or the settings of this device.

import { signal } from "../vendor/preact.js";

/** @typedef {{ game: string, number?: string }} OpenedRule */

export const openedRule = signal(/** @type {OpenedRule | null} */ (null));
export const isSettingsOpen = signal(false);

export function openSettings() {
  isSettingsOpen.value = true;
}

/** @param {OpenedRule | null} rule */
export function openRule(rule) {
  openedRule.value = rule;
}
