import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleStyle } from './parts/sampleStyle.ts'
import { TokenTable } from './parts/TokenTable.tsx'
import * as S from './parts/TokenTable.styles.ts'
import { documentedTokens } from './tokens.ts'

const meta = {
  title: 'Foundations/Motion',
  component: TokenTable,
  args: {
    caption: 'Motion: point at a line to see it',
    tokens: documentedTokens.motion,
    sample: ({ value }) => <S.Mover style={sampleStyle({ '--sample': value })} />,
  },
  tags: ['!autodocs'],
} satisfies Meta<typeof TokenTable>

export default meta
type Story = StoryObj<typeof meta>

/** Motion is turned off when the user prefers reduced motion. */
export const Default: Story = {}
