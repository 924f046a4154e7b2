import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { ProductCard } from '../ProductCard/ProductCard.tsx'
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx'
import { storyProducts } from '../testing/storyProducts.ts'
import { Text } from '../Text/Text.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { atelier } from '../themes/atelier.ts'
import { monsoon } from '../themes/monsoon.ts'
import { darkColor } from '../tokens/color.ts'
import { theme } from '../tokens/theme.ts'
import { Theme } from './Theme.tsx'

const sampleStyle = {
  display: 'grid',
  gap: theme.space.l,
  padding: theme.space.l,
  fontFamily: theme.font.text,
}

const meta = {
  title: 'Components/Theme',
  component: Theme,
  // A theme of its own element, so that the stories on one page of documentation don't mix.
  render: ({ selector: _selector, ...options }, { id }) => (
    <>
      <Theme {...options} selector={`#${id}`} />
      <div id={id} data-scheme={options.scheme === 'system' ? undefined : options.scheme} style={sampleStyle}>
        <Heading level={2}>Loved this week</Heading>
        <Text tone="muted">Every component follows the tokens.</Text>
        <TextField label="Mobile number" error="A mobile number has ten digits" defaultValue="98" />
        <Panel tone="accent">
          <Text tone="accent">Delivered in about two hours</Text>
        </Panel>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: theme.space.s }}>
          {(['primary', 'secondary', 'strong', 'critical', 'quiet'] as const).map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
        </div>
        <ProductGrid>
          {storyProducts().map((product) => (
            <li key={product.title}>
              <ProductCard
                product={product}
                href="#product"
                onAddToCart={fn()}
                onGoToCart={fn()}
                onWishlistToggle={fn()}
              />
            </li>
          ))}
        </ProductGrid>
      </div>
    </>
  ),
} satisfies Meta<typeof Theme>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Accent: Story = { args: { accent: '#0b6e4f' } }
/** Yellow can't be read on a pale page, so it gets darker there. */
export const PaleAccent: Story = { args: { accent: '#ffd400' } }
export const SquareAndCompact: Story = { args: { radius: 'none', density: 'compact' } }
export const RoundAndSpacious: Story = { args: { radius: 'large', density: 'spacious' } }
export const OtherFonts: Story = {
  args: { fonts: { display: 'Georgia, serif', text: 'system-ui, sans-serif' } },
}
export const Monsoon: Story = { args: monsoon }
export const Atelier: Story = { args: atelier }
export const Dark: Story = { args: { scheme: 'dark' } }
export const DarkOnAPhone: Story = { ...Dark, globals: { viewport: { value: 'phone' } } }

export const UsesTheDarkColours: Story = {
  ...Dark,
  play: async ({ canvas }) => {
    const { page } = darkColor.surface
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(page.slice(at, at + 2), 16))
    await expect(
      canvas.getByRole('heading', { name: 'Loved this week' }).closest('[data-scheme]'),
    ).toHaveStyle({ backgroundColor: `rgb(${red}, ${green}, ${blue})` })
  },
}
