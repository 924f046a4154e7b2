import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { HiddenFields } from './HiddenFields.tsx'

const meta = {
  title: 'Components/HiddenFields',
  component: HiddenFields,
  args: {
    fields: [
      ['sort', 'newest'],
      ['brand', 'rozana'],
      ['brand', 'tara'],
    ],
  },
  decorators: [
    (Story) => (
      <Stack as="form" aria-label="Search" align="start" onSubmit={(event) => event.preventDefault()}>
        <TextField label="Search" name="search" defaultValue="kajal" />
        <Story />
        <Button type="submit">Search</Button>
      </Stack>
    ),
  ],
} satisfies Meta<typeof HiddenFields>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const KeepsOtherParameters: Story = {
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    await expect([...new FormData(form)]).toEqual([
      ['search', 'kajal'],
      ['sort', 'newest'],
      ['brand', 'rozana'],
      ['brand', 'tara'],
    ])
  },
}
