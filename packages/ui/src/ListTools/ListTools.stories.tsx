import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { FilterIcon } from '../Icon/Icon.tsx'
import { expectNoHorizontalScroll } from '../testing/expectNoHorizontalScroll.ts'
import { ListTools } from './ListTools.tsx'

const meta = {
  title: 'Components/ListTools',
  component: ListTools,
  args: {
    children: (
      <>
        <Button variant="secondary">
          <FilterIcon size={18} />
          Filters
        </Button>
        <Button variant="secondary">Sort</Button>
      </>
    ),
  },
  render: (args) => (
    <div style={{ paddingInline: 'var(--shop-space-gutter)' }}>
      <ListTools {...args} />
    </div>
  ),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ListTools>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const SmallestPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: () => expectNoHorizontalScroll(),
}
