/** What a person may choose in the user menu; `system` follows the settings of the device. */
export const themeChoices = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'contrast', label: 'High contrast' },
  { value: 'contrast-dark', label: 'High contrast, dark' },
] as const

export type ThemeChoice = (typeof themeChoices)[number]['value']
