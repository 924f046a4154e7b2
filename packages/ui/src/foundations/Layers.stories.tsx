import type { Meta, StoryObj } from '@storybook/react-vite'
import { TokenTable } from './parts/TokenTable.tsx'
import { documentedTokens } from './tokens.ts'

const meta = {
  title: 'Foundations/Layers and media',
  component: TokenTable,
  args: { caption: 'Layers', tokens: documentedTokens.layer },
  tags: ['!autodocs'],
} satisfies Meta<typeof TokenTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Conditions for `@media`. `mobile` is the only layout breakpoint. */
export const Media: Story = { args: { caption: 'Media', tokens: documentedTokens.media } }
