import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleStyle } from './parts/sampleStyle.ts'
import { TokenTable } from './parts/TokenTable.tsx'
import * as S from './parts/TokenTable.styles.ts'
import { documentedTokens } from './tokens.ts'

const meta = {
  title: 'Foundations/Type',
  component: TokenTable,
  args: {
    caption: 'Sizes of type',
    tokens: documentedTokens.type,
    sample: ({ name, value }) => {
      const family = /\.h|hero/.test(name) ? "'Fraunces'" : 'inherit'
      return (
        <S.Words style={sampleStyle({ '--sample-size': value, '--sample-font': family })}>Rani pink</S.Words>
      )
    },
  },
  tags: ['!autodocs'],
} satisfies Meta<typeof TokenTable>

export default meta
type Story = StoryObj<typeof meta>

/** Headlines grow with the window; all sizes follow the user's font size. */
export const Default: Story = {}

export const Families: Story = {
  args: {
    caption: 'Families',
    tokens: documentedTokens.font,
    sample: ({ value }) => (
      <S.Words style={sampleStyle({ '--sample-font': value, '--sample-size': '1.5rem' })}>
        Chai, kajal &amp; ₹1,23,456
      </S.Words>
    ),
  },
}

export const Weights: Story = {
  args: {
    caption: 'Weights',
    tokens: documentedTokens.weight,
    sample: ({ value }) => <S.Words style={sampleStyle({ '--sample-weight': value })}>Rani pink</S.Words>,
  },
}

export const LineHeights: Story = {
  args: {
    caption: 'Line heights',
    tokens: documentedTokens.leading,
    sample: ({ value }) => (
      <S.Words style={sampleStyle({ '--sample-leading': value })}>
        Rani pink, kajal black and haldi yellow, on two lines
      </S.Words>
    ),
  },
}

export const LetterSpacing: Story = {
  args: {
    caption: 'Letter spacing',
    tokens: documentedTokens.tracking,
    sample: ({ value }) => <S.Words style={sampleStyle({ '--sample-tracking': value })}>Rani pink</S.Words>,
  },
}
