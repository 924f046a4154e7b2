import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { ProductCard } from '../ProductCard/ProductCard.tsx'
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx'
import { Text } from '../Text/Text.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { darkColor } from '../tokens/color.ts'
import { storyProducts } from '../testing/storyProducts.ts'
import { DarkTheme } from './DarkTheme.tsx'

const meta = {
  title: 'Components/DarkTheme',
  component: DarkTheme,
  render: () => (
    <>
      <DarkTheme />
      <div data-theme="dark" style={{ display: 'grid', gap: '1.5rem', padding: '1.5rem' }}>
        <Heading level={2}>Loved this week</Heading>
        <Text tone="muted">Every component, by the same tokens.</Text>
        <TextField label="Mobile number" error="A mobile number has ten digits" defaultValue="98" />
        <Panel tone="accent">
          <Text tone="accent">Delivered in about two hours</Text>
        </Panel>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
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
} satisfies Meta<typeof DarkTheme>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const UsesTheDarkColours: Story = {
  play: async ({ canvas }) => {
    const { page } = darkColor.surface
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(page.slice(at, at + 2), 16))
    await expect(
      canvas.getByRole('heading', { name: 'Loved this week' }).closest('[data-theme]'),
    ).toHaveStyle({
      backgroundColor: `rgb(${red}, ${green}, ${blue})`,
    })
  },
}
