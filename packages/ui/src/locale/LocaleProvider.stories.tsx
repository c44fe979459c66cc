import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { DatePicker } from '../date-picker/DatePicker'
import { NumberField } from '../number-field/NumberField'
import { Pagination } from '../pagination/Pagination'
import { SearchField } from '../search-field/SearchField'
import { german } from './de'
import { LocaleProvider, type Messages } from './LocaleProvider'

const ARABIC: Messages = {
  Pagination: { previous: 'الصفحة السابقة', count: '{range} من {total} {noun}', total: '{total} {noun}' },
}

/** The six plural forms of Arabic. */
const USERS = {
  zero: 'مستخدم (zero)',
  one: 'مستخدم (one)',
  two: 'مستخدمان (two)',
  few: 'مستخدمين (few)',
  many: 'مستخدمًا (many)',
  other: 'مستخدم (other)',
}

const meta = {
  title: 'Foundations/Locale provider',
  component: LocaleProvider,
  args: { locale: 'de', messages: german, children: null },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof LocaleProvider>

export default meta
type Story = StoryObj<typeof meta>

export const German: Story = {
  args: {
    children: (
      <div style={{ display: 'grid', gap: '1rem', maxWidth: '20rem' }}>
        <NumberField label="Gewicht" defaultValue={1234.5} steppers="buttons" />
        <DatePicker label="Ablaufdatum" defaultValue="2026-02-03" />
        <Pagination
          page={2}
          pageSize={20}
          total={1240}
          noun={{ one: 'Benutzer', other: 'Benutzer' }}
          href={(page) => `#${page}`}
        />
      </div>
    ),
  },
  play: async ({ canvas }) => {
    const weight = canvas.getByRole('spinbutton', { name: 'Gewicht' })
    await expect(weight).toHaveValue('1234,5')
    await expect(canvas.getByRole('button', { name: 'Gewicht erhöhen' })).toBeInTheDocument()
    await userEvent.clear(weight)
    await userEvent.type(weight, '1.234')
    await userEvent.tab()
    await expect(weight).toHaveAccessibleDescription('Geben Sie 1234 oder 1,234 ein.')
    await expect(canvas.getByRole('textbox', { name: 'Ablaufdatum' })).toHaveValue('03.02.2026')
    await expect(canvas.getByText('21–40 von 1.240 Benutzer')).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Nächste Seite' })).toBeInTheDocument()
  },
}

export const AMissingText: Story = {
  name: 'A missing text is English',
  tags: ['test-only'],
  args: {
    messages: { Pagination: { previous: 'Zurück' } },
    children: (
      <>
        <SearchField label="Benutzer" defaultValue="Anna" />
        <Pagination page={2} pageSize={20} total={60} noun={{ other: 'Benutzer' }} href={(page) => `#${page}`} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Zurück' })).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Next page' })).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Clear' })).toBeInTheDocument()
  },
}

export const SixPluralForms: Story = {
  args: {
    locale: 'ar-EG',
    messages: ARABIC,
    children: (
      <div dir="rtl" lang="ar">
        {[0, 1, 2, 3, 11, 100].map((total) => (
          <Pagination key={total} page={1} pageSize={200} total={total} noun={USERS} href={(page) => `#${page}`} />
        ))}
      </div>
    ),
  },
  play: async ({ canvas }) => {
    const forms = canvas.getAllByText(/\(\w+\)/).map(({ textContent }) => /\((\w+)\)/.exec(textContent)?.[1])
    await expect(forms).toEqual(['zero', 'one', 'two', 'few', 'many', 'other'])
    await expect(canvas.getByText(/٣ مستخدمين/)).toBeInTheDocument()
  },
}

export const TypingInGerman: Story = {
  tags: ['test-only'],
  args: { children: null },
  render: (args) => (
    <LocaleProvider {...args}>
      <NumberField label="Gewicht" onChange={onWeight} />
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.type(field, '1.234,5')
    await expect(onWeight).toHaveBeenLastCalledWith(1234.5)
    await userEvent.tab()
    await expect(field).toHaveValue('1234,5')
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{ArrowUp}')
    await expect(field).toHaveValue('1235')
  },
}

const onWeight = fn()
