// What lies open over the present screen, so that nothing below is lost: a rule, or the settings of this device.

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
