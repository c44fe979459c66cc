import type { ReactNode } from 'react'
import { LanguageContext } from '../packages/ui/src/locale/locale-context'
import { LocaleProvider } from '../packages/ui/src/locale/LocaleProvider'
import { german } from '../packages/ui/src/locale/de'
import { createPseudoLanguage } from '../packages/ui/src/locale/pseudo-fixture'
import type { Choices } from './document'

const PSEUDO = createPseudoLanguage()

/** Renders a story in the toolbar's language. English is rendered without a provider, as in the portal. */
export function InLanguage({ locale, children }: { locale: Choices['locale']; children: ReactNode }) {
  if (locale === 'en') return children
  if (locale === 'pseudo') return <LanguageContext value={PSEUDO}>{children}</LanguageContext>
  return (
    <LocaleProvider locale={locale} messages={german}>
      {children}
    </LocaleProvider>
  )
}
