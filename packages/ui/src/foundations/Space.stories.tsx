import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleStyle } from './parts/sampleStyle.ts'
import { TokenTable } from './parts/TokenTable.tsx'
import * as S from './parts/TokenTable.styles.ts'
import { documentedTokens } from './tokens.ts'

const meta = {
  title: 'Foundations/Space',
  component: TokenTable,
  args: {
    caption: 'Space',
    tokens: documentedTokens.space,
    sample: ({ value }) => <S.Length style={sampleStyle({ '--sample': value })} />,
  },
  tags: ['!autodocs'],
} satisfies Meta<typeof TokenTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Sizes: Story = { args: { caption: 'Sizes', tokens: documentedTokens.size } }
export const IconSizes: Story = { args: { caption: 'Icon sizes', tokens: documentedTokens.iconSize } }
