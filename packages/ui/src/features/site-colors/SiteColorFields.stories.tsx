import { zodResolver } from '@hookform/resolvers/zod'
import { SiteColors } from '@sitewright/domain/shared/colors'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useForm } from 'react-hook-form'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../button/Button'
import { Form } from '../../form/Form'
import { SiteColorFields } from './SiteColorFields'

const DRAWN: SiteColors = { siteColor: '#4682b4', siteOpacity: 0.4, borderColor: '#000000', borderOpacity: 1 }
const save = fn()

function Stage({ disabledReason }: { disabledReason?: string }) {
  const form = useForm({ shouldFocusError: false, resolver: zodResolver(SiteColors), defaultValues: DRAWN })
  return (
    <Form form={form} onSubmit={save} aria-label="Site" style={{ maxWidth: 440 }}>
      <SiteColorFields disabledReason={disabledReason} />
      <Button type="submit">Save</Button>
    </Form>
  )
}

const meta = {
  title: 'Screens/Sites/Colors',
  component: Stage,
  beforeEach: () => {
    save.mockReset()
  },
} satisfies Meta<typeof Stage>

export default meta
type Story = StoryObj<typeof meta>

export const Changed: Story = {
  name: 'Colors and opacities of a site and its border are changed and saved',
  tags: ['test-only'],
  parameters: { rows: ['MAP-02', 'MAP-03'] },
  play: async ({ canvas }) => {
    const hex = canvas.getByRole('textbox', { name: 'Border Color, hex' })
    await userEvent.clear(hex)
    await userEvent.type(hex, 'b22222')
    const opacity = canvas.getByRole('spinbutton', { name: 'Site Opacity, number' })
    await userEvent.type(opacity, '{ArrowUp}{ArrowUp}{ArrowUp}')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(save).toHaveBeenCalledOnce())
    await expect(save.mock.calls[0]?.[0]).toEqual({ ...DRAWN, borderColor: '#B22222', siteOpacity: 0.7 })
  },
}

export const OutOfRange: Story = {
  name: 'An opacity outside 0 to 1 and a word for a color are not saved',
  tags: ['test-only'],
  parameters: { rows: ['MAP-04'] },
  play: async ({ canvas }) => {
    const opacity = canvas.getByRole('spinbutton', { name: 'Site Opacity, number' })
    await userEvent.clear(opacity)
    await userEvent.type(opacity, '1.5')
    const hex = canvas.getByRole('textbox', { name: 'Site Color, hex' })
    await userEvent.clear(hex)
    await userEvent.type(hex, 'blue')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Site Color, hex: Please enter a color.' }))
    await expect(hex).toHaveFocus()
    await expect(hex).toHaveValue('blue')
    await userEvent.click(canvas.getByRole('link', { name: 'Site Opacity: Please enter an opacity from 0 to 1.' }))
    await expect(canvas.getByRole('slider', { name: 'Site Opacity' })).toHaveFocus()
    await expect(opacity).toHaveValue('1.5')
    await expect(save).not.toHaveBeenCalled()
  },
}

export const CannotBeChanged: Story = {
  args: { disabledReason: 'Your role only reads sites.' },
  play: async ({ canvas }) => {
    const hex = canvas.getByRole('textbox', { name: 'Border Color, hex' })
    await expect(hex).toHaveAccessibleDescription(/Your role only reads sites\./)
    await userEvent.type(hex, 'b22222')
    await expect(hex).toHaveValue('#000000')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(save).toHaveBeenCalledWith(DRAWN))
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Site Color, hex' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.tab()
    const slider = canvas.getByRole('slider', { name: 'Site Opacity' })
    await expect(slider).toHaveFocus()
    await userEvent.keyboard('{End}')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(save).toHaveBeenCalledOnce())
    await expect(save.mock.calls[0]?.[0]).toEqual({ ...DRAWN, siteColor: '#4169E1', siteOpacity: 1 })
    await expect(document.body).not.toHaveFocus()
  },
}
