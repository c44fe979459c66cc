import type { Preview } from '@storybook/react-vite'
import { ThemeStyles } from '../packages/ui/src/tokens/ThemeStyles'
import { checkContrastInOtherThemes } from './contrast-in-other-themes'
import { applyChoices, choicesFrom, stayInTheStory } from './document'

stayInTheStory()

const preview: Preview = {
  initialGlobals: { theme: 'light', textSize: '100', direction: 'ltr', motion: 'full' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'circlehollow',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'contrast', title: 'Contrast', icon: 'contrast' },
          { value: 'contrast-dark', title: 'Contrast, dark', icon: 'contrast' },
          { value: 'system', title: 'System', icon: 'browser' },
        ],
      },
    },
    textSize: {
      description: 'Text size',
      toolbar: {
        icon: 'paragraph',
        dynamicTitle: true,
        items: ['100', '125', '150', '200'].map((value) => ({ value, title: `${value} %` })),
      },
    },
    direction: {
      description: 'Direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'full', title: 'Motion' },
          { value: 'reduce', title: 'Reduced motion' },
        ],
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      applyChoices(choicesFrom(globals))
      return (
        <>
          <ThemeStyles />
          <Story />
        </>
      )
    },
  ],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { toc: true },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Foundations',
          ['Overview', 'Colors', 'Type', 'Space and shape', 'Icons', 'Themes', 'Content guide'],
          'Components',
          'Patterns',
          'Screens',
        ],
      },
    },
  },
  afterEach: async ({ globals, parameters, viewMode }) => {
    if (viewMode !== 'story' || parameters.a11y?.test === 'off' || parameters.a11y?.disable === true) return
    // In the workbench a person would see the page flicker through the themes.
    if (import.meta.env.VITEST_STORYBOOK !== 'false') return
    await checkContrastInOtherThemes(choicesFrom(globals).theme)
  },
}

export default preview
