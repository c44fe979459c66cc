'use client'

import { ChevronDown, Globe, Keyboard, LogOut, Search, Settings } from 'lucide-react'
import type { ReactNode } from 'react'
import { navigationLabels, sharedMessages } from '@sitewright/domain/shared/messages'
import { MenuButton, type MenuItem } from '../../menu/MenuButton'
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden'
import { Avatar, Bar, Brand, End, Environment, Frame, JumpButton, Main, SkipLink, Top } from './AppFrame.styles'
import { BrandMark } from './BrandMark'
import { FoldedNavigation, MainNavigation, type NavigationEntry } from './MainNavigation'
import { themeChoices, type ThemeChoice } from './theme-choice'
import { useStickyTop } from './use-sticky-top'

export type { NavigationEntry } from './MainNavigation'

export interface AppFrameProps {
  homeHref: string
  /** What this installation calls the product; its own name by default. */
  productName?: string
  /** The areas that the session may open; in the order of the top bar. */
  navigation: readonly NavigationEntry[]
  /** Who is signed in. */
  user: { userName: string; firstName?: string; lastName?: string }
  /** Address of the own details; left out without portal access (NAV-18). */
  userSettingsHref?: string
  /** Address of the environments; left out where there is none to choose (NAV-17). */
  environmentsHref?: string
  /** PROD, UAT, DEV or PUBLIC_TEST (CONST-18). */
  environment: string
  theme: ThemeChoice
  onThemeChange: (theme: ThemeChoice) => void
  onLogOut: () => void
  /** Opens Jump to (JUMP-01). */
  onJump: () => void
  /** Opens the keyboard shortcuts (KEYS-03). */
  onKeys: () => void
  /** What opens the history of notifications, before the user menu. */
  notifications?: ReactNode
  /** Bars that stand above all else, such as the lost connection. */
  bars?: ReactNode
  /** Banners that stand under the bar. */
  banners?: ReactNode
  children: ReactNode
}

const getInitials = (user: AppFrameProps['user']): string => {
  const names = [user.firstName, user.lastName].filter((name): name is string => !!name)
  const words = names.length > 0 ? names : user.userName.split(/[._\s-]+/)
  return words
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase()
}

/**
 * The frame of every protected screen: skip link, top bar (banner landmark), navigation by role, user menu, main.
 * Keys: Tab reaches the skip link first; the menus are menu buttons. Main takes focus when the skip link is followed.
 */
export function AppFrame(props: AppFrameProps) {
  const {
    productName = sharedMessages.productName,
    homeHref,
    navigation,
    user,
    userSettingsHref,
    environmentsHref,
  } = props
  const { environment, theme, onThemeChange, onLogOut, onJump, onKeys } = props
  const bars = useStickyTop()
  const userItems: MenuItem[] = [
    ...(userSettingsHref === undefined
      ? []
      : [{ id: 'settings', label: navigationLabels.userSettings, icon: <Settings />, href: userSettingsHref }]),
    ...(environmentsHref === undefined
      ? []
      : [{ id: 'environments', label: navigationLabels.environments, icon: <Globe />, href: environmentsHref }]),
    {
      section: 'Theme',
      id: 'theme',
      items: themeChoices.map((choice) => ({ id: choice.value, label: choice.label })),
      selection: {
        value: theme,
        onChange: (value: string) => {
          const chosen = themeChoices.find((choice) => choice.value === value)
          if (chosen) onThemeChange(chosen.value)
        },
      },
    },
    { id: 'keys', label: navigationLabels.keys, icon: <Keyboard />, onAction: onKeys },
    { separator: true, id: 'end' },
    { id: 'log-out', label: navigationLabels.logOut, icon: <LogOut />, onAction: onLogOut },
  ]
  return (
    <Frame>
      <SkipLink href="#main">{sharedMessages.skipToContent}</SkipLink>
      <Top>
        <div ref={bars}>{props.bars}</div>
        <Bar>
          {navigation.length > 0 && <FoldedNavigation entries={navigation} />}
          <Brand href={homeHref} aria-label={`${productName}, ${sharedMessages.homeTitle}`}>
            <BrandMark />
            <span>{productName}</span>
          </Brand>
          <MainNavigation entries={navigation} />
          <End>
            <Environment data-test={environment === 'PROD' ? undefined : ''}>
              <VisuallyHidden>Environment </VisuallyHidden>
              {environment.replaceAll('_', ' ')}
            </Environment>
            <JumpButton type="button" aria-keyshortcuts="Control+K Meta+K" onClick={onJump}>
              <Search aria-hidden="true" />
              <span>{navigationLabels.jump}</span>
              <kbd aria-hidden="true">Ctrl K</kbd>
            </JumpButton>
            {props.notifications}
            <MenuButton
              label={`${user.userName}, user menu`}
              trigger={
                <>
                  <Avatar data-initials={getInitials(user)} />
                  <ChevronDown size={14} strokeWidth={2} aria-hidden="true" />
                </>
              }
              items={userItems}
            />
          </End>
        </Bar>
      </Top>
      {props.banners}
      <Main id="main" tabIndex={-1}>
        {props.children}
      </Main>
    </Frame>
  )
}
