import type { ThemeName } from './themes'

/**
 * The color roles of the classes of sites. They are no tokens of the package: only the pages with a map of many sites load them, with
 * `useStyleSheets`. Forced colors leave them as they are, because a map is a picture: the light ones are distinct on black too.
 */
export type ClassRole = 'class-area' | 'class-warehouse' | 'class-bin' | 'class-muster'

/** By theme. class-colors.test.ts checks their contrast. */
export const CLASS_COLORS: Readonly<Record<ThemeName, Readonly<Record<ClassRole, string>>>> = {
  light: { 'class-area': '#2f78bd', 'class-warehouse': '#1f8060', 'class-bin': '#7d5bbf', 'class-muster': '#c24f28' },
  dark: { 'class-area': '#4f9be0', 'class-warehouse': '#36ab82', 'class-bin': '#a184dc', 'class-muster': '#e2724a' },
  contrast: {
    'class-area': '#0b4a8a',
    'class-warehouse': '#0a5a3e',
    'class-bin': '#52309a',
    'class-muster': '#8a2f0c',
  },
  'contrast-dark': {
    'class-area': '#7fbcff',
    'class-warehouse': '#6fe0b0',
    'class-bin': '#c9b0ff',
    'class-muster': '#ffa27a',
  },
}
