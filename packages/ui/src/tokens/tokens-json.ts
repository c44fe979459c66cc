import { type DesignToken, toDesignToken } from './design-tokens'
import { SCALE, THEMES, type ThemeName } from './themes'
import { TOKENS } from './token-list'

/**
 * All tokens in the format of the Design Tokens Community Group, version 2025.10: the group `scale`, which is the same in all
 * themes, and a group of color roles for each theme. What the format can't express is left out.
 */
export function tokensJson(): Record<'scale' | ThemeName, Record<string, DesignToken>> {
  const group = (theme: ThemeName, isScale: boolean) =>
    Object.fromEntries(
      TOKENS.filter(({ name }) => name in SCALE === isScale).flatMap(({ name, meaning, values }) => {
        const token = toDesignToken(name, values[theme])
        return token === undefined ? [] : [[name, { ...token, $description: meaning }]]
      }),
    )
  const themes = THEMES.map((theme) => [theme, group(theme, false)] as const)
  return {
    scale: group('light', true),
    ...(Object.fromEntries(themes) as Record<ThemeName, Record<string, DesignToken>>),
  }
}
