import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Grid } from '../Grid/Grid.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import * as icons from './Icon.tsx'

function AllIcons({ size }: { size: NonNullable<icons.IconProps['size']> }) {
  return (
    <Grid as="ul" gap="l" columnRem={8}>
      {Object.entries(icons).map(([name, Icon]) => (
        <Stack as="li" key={name} gap="xs" align="center">
          <Icon size={size} />
          <Text size="xs">{name}</Text>
        </Stack>
      ))}
    </Grid>
  )
}

const meta = { title: 'Foundations/Icon', component: AllIcons, args: { size: 'l' } } satisfies Meta<
  typeof AllIcons
>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Small: Story = { args: { size: 's' } }

/** A heart is filled once it is pressed. */
export const Filled: StoryObj = {
  render: () => <icons.HeartIcon fill="currentColor" data-testid="heart" />,
  play: async ({ canvas }) => {
    const heart = canvas.getByTestId('heart')
    await expect(getComputedStyle(heart).fill).toBe(getComputedStyle(heart).color)
  },
}

/** Icons keep their proportion to the text when the user enlarges it (WCAG 2.2, 1.4.4). */
export const GrowsWithTheText: Story = {
  play: async ({ canvasElement }) => {
    const root = document.documentElement
    const widths = () =>
      Array.from(canvasElement.querySelectorAll('svg'), (icon) => icon.getBoundingClientRect().width)
    const before = widths()
    root.style.fontSize = '200%'
    try {
      // With reduced motion, every change of a length is a transition of 0.01 ms.
      await waitFor(() => expect(widths()).toEqual(before.map((width) => width * 2)))
    } finally {
      root.style.removeProperty('font-size')
    }
  },
}
