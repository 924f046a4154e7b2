import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleStyle, variableOf } from './parts/sampleStyle.ts'
import { TokenTable } from './parts/TokenTable.tsx'
import * as S from './parts/TokenTable.styles.ts'
import { documentedTokens } from './tokens.ts'

const meta = {
  title: 'Foundations/Shape',
  component: TokenTable,
  args: {
    caption: 'Radius',
    tokens: documentedTokens.radius,
    sample: ({ value }) => <S.Box style={sampleStyle({ '--sample-radius': value })} />,
  },
  tags: ['!autodocs'],
} satisfies Meta<typeof TokenTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Shadow: Story = {
  args: {
    caption: 'Shadow',
    tokens: documentedTokens.shadow,
    sample: ({ name }) => <S.Box style={sampleStyle({ '--sample-shadow': variableOf(name) })} />,
  },
}
