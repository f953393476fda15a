// The settings of this device: language, day or night, sound, words instead of pictures.

import { unreachable } from "../net/api.js";
import { isSoundOn } from "../stage/sound.js";
import { LANGUAGES, language, setLanguage, t } from "../texts/language.js";
import { Choice } from "../ui/choice.js";
import { Dialog } from "../ui/dialog.js";
import { Switch } from "../ui/switch.js";
import { h } from "../vendor/preact.js";
import { noteRefusal } from "./notes.js";
import { isSettingsOpen } from "./opened.js";
import { isSimple, theme } from "./remembered.js";

export const Settings = () =>
  h(
    Dialog,
    {
      title: t("settings"),
      closeLabel: t("close"),
      onClose: () => {
        isSettingsOpen.value = false;
      },
    },
    h(Choice, {
      label: t("language"),
      class: "choice-few",
      value: language.value,
      options: LANGUAGES.map(({ code, name }) => ({ value: code, label: h("span", { lang: code }, name) })),
      onChange: (/** @type {string} */ code) => {
        setLanguage(code).catch(() => noteRefusal(unreachable()));
      },
    }),
    h(Choice, {
      label: t("appearance"),
      class: "choice-three",
      value: theme.value,
      options: [
        { value: /** @type {const} */ ("auto"), label: t("appearance-auto"), icon: "gear" },
        { value: /** @type {const} */ ("light"), label: t("appearance-light"), icon: "day" },
        { value: /** @type {const} */ ("dark"), label: t("appearance-dark"), icon: "moon" },
      ],
      onChange: (/** @type {"auto" | "light" | "dark"} */ chosen) => {
        theme.value = chosen;
      },
    }),
    h(Switch, {
      label: t("sound"),
      icon: isSoundOn.value ? "sound" : "silence",
      isOn: isSoundOn.value,
      onChange: (isOn) => {
        isSoundOn.value = isOn;
      },
    }),
    h(Switch, {
      label: t("simple-view"),
      explanation: t("simple-view-means"),
      icon: "quill",
      isOn: isSimple.value,
      onChange: (isOn) => {
        isSimple.value = isOn;
      },
    }),
  );
