import type { Meta, StoryObj } from '@storybook/react-vite'
import { furtherRoots } from './parts/furtherRoots.tsx'
import { rootsOf, type StoryFile } from '../testing/rootsOf.ts'

/**
 * Providers and styles have no element; the menu and the tooltip belong to the element that is given to them; the stories of `Icon` and
 * `StickyBar` are pages. `furtherRoots` has the parts and the bar.
 */
const { Roots, expectAllReached } = rootsOf(
  import.meta.glob<StoryFile>('../[A-Z]*/*.stories.tsx', { eager: true }),
  'DialogParts DropdownMenu DropdownMenuParts GlobalStyle HiddenFields Icon LinkProvider PictureProvider StickyBar TextsProvider Theme Toaster Tooltip',
  furtherRoots,
)

const meta = {
  title: 'Foundations/Roots',
  component: Roots,
  tags: ['!autodocs', '!dev'],
  // Names repeat and dialogs cover each other, because all components are on one page.
  parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof Roots>

export default meta
type Story = StoryObj<typeof meta>

export const NativePropsReachEveryRoot: Story = { play: expectAllReached }
