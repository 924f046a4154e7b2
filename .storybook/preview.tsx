import type { Preview } from '@storybook/react-vite'
import { configure, expect, waitFor } from 'storybook/test'
import { DarkTheme } from '../packages/ui/src/DarkTheme/DarkTheme.tsx'
import { GlobalStyle } from '../packages/ui/src/GlobalStyle/GlobalStyle.tsx'
import { PictureProvider } from '../packages/ui/src/PictureProvider/PictureProvider.tsx'
import { describePicture } from '../packages/storefront/src/lib/describePicture.ts'
import { viewports } from './viewports.ts'

// Lazy parts, such as the code of a dialog, need time on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    viewport: { options: viewports },
    controls: { expanded: true },
    options: {
      storySort: {
        order: ['Introduction', 'Guides', 'Foundations', 'Layout', 'Components', 'Shop', 'Pages'],
      },
    },
  },
  // axe checks the whole document after each story: wait for the lazy code of an open dialog.
  async afterEach({ args, playFunction }) {
    if (args.isOpen !== true || playFunction !== undefined) return
    await waitFor(() => expect(document.querySelector('[role$="dialog"]')).not.toBeNull())
  },
  initialGlobals: { theme: 'light' },
  globalTypes: {
    theme: {
      description: 'The look',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      // Set on the document's root, so that portals and the page behind the story change too.
      document.documentElement.dataset.theme = globals.theme === 'dark' ? 'dark' : 'light'
      return (
        <PictureProvider describe={describePicture}>
          <GlobalStyle />
          <DarkTheme />
          <Story />
        </PictureProvider>
      )
    },
  ],
}

export default preview
