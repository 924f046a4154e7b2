import type { Meta, StoryObj } from '@storybook/react-vite'
import { contrast } from '../tokens/contrast.ts'
import { contrastPairs, type RoleName } from '../tokens/contrastPairs.ts'
import { sampleStyle, variableOf } from './parts/sampleStyle.ts'
import { TokenTable } from './parts/TokenTable.tsx'
import * as S from './parts/TokenTable.styles.ts'
import { documentedTokens } from './tokens.ts'

const meta = {
  title: 'Foundations/Colour',
  component: TokenTable,
  args: {
    caption: 'Colour roles',
    tokens: documentedTokens.color,
    sample: ({ name }) => <S.Colour style={sampleStyle({ '--sample': variableOf(name) })} />,
  },
  tags: ['!autodocs'],
} satisfies Meta<typeof TokenTable>

export default meta
type Story = StoryObj<typeof meta>

/** Components use roles, never raw colours. */
export const Default: Story = {}

const valueOf = (name: RoleName, look: 'value' | 'darkValue') =>
  documentedTokens.color.find((token) => token.name === `color.${name}`)?.[look] ?? ''
const ratioOf = (front: RoleName, back: RoleName, look: 'value' | 'darkValue') =>
  `${contrast(valueOf(front, look), valueOf(back, look)).toFixed(1)} : 1`

/** Ratio of each pair of roles. Boundaries need 3, text 4.5. */
export const Contrast: Story = {
  args: {
    caption: 'Contrast of the roles',
    tokens: contrastPairs.map(({ front, back, least }) => ({
      name: `${front} on ${back}`,
      purpose: least === 3 ? 'Boundary: at least 3 : 1' : 'Words: at least 4.5 : 1',
      value: ratioOf(front, back, 'value'),
      darkValue: ratioOf(front, back, 'darkValue'),
    })),
    sample: ({ name }) => {
      const [front = '', back = ''] = name.split(' on ')
      const style = sampleStyle({
        '--sample-front': variableOf(`color.${front}`),
        '--sample-back': variableOf(`color.${back}`),
      })
      return (
        <S.Pair
          style={style}
          data-role={/^(line|focus)/.test(front) ? 'boundary' : 'words'}
          aria-hidden="true"
        >
          {/^(line|focus)/.test(front) ? '' : '₹1,23,456'}
        </S.Pair>
      )
    },
  },
}
