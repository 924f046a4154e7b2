import type { Preview } from '@storybook/react-vite'
import { lazy, Suspense } from 'react'
import { configure, expect, waitFor } from 'storybook/test'
import { GlobalStyle } from '../packages/ui/src/GlobalStyle/GlobalStyle.tsx'
import { PictureProvider } from '../packages/ui/src/PictureProvider/PictureProvider.tsx'
import { describePicture } from '../packages/storefront/src/lib/describePicture.ts'
import '../packages/ui/src/styles/fonts.css'
import { TextsProvider } from '../packages/ui/src/TextsProvider/TextsProvider.tsx'
import { hindi } from '../packages/ui/src/texts/hindi.ts'
import { Theme } from '../packages/ui/src/Theme/Theme.tsx'
import { atelier } from '../packages/ui/src/themes/atelier.ts'
import { monsoon } from '../packages/ui/src/themes/monsoon.ts'
import { viewports } from './viewports.ts'

// Lazy parts, such as the code of a dialog, need time on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

// Only documentation pages load the code of their blocks.
const DocsPage = lazy(async () => ({ default: (await import('./DocsPage.tsx')).DocsPage }))

const themes = new Map<unknown, object>([
  ['monsoon', monsoon],
  ['atelier', atelier],
])

/** Draws the parts of a page that are out of sight. Until then they have no height of their own, and axe sees their texts on the part below. */
const drawn = new CSSStyleSheet()
drawn.replaceSync('* { content-visibility: visible !important }')

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    viewport: { options: viewports },
    controls: { expanded: true },
    docs: {
      page: () => (
        <Suspense fallback={null}>
          <DocsPage />
        </Suspense>
      ),
    },
    options: {
      storySort: {
        order: ['Introduction', 'Guides', 'Foundations', 'Layout', 'Components', 'Shop', 'Pages'],
      },
    },
  },
  beforeEach() {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== drawn)
  },
  // axe checks the whole document after each story: draw all of it, and wait for the lazy code of an open dialog.
  async afterEach({ args, playFunction }) {
    document.adoptedStyleSheets.push(drawn)
    if (args.isOpen !== true || playFunction !== undefined) return
    await waitFor(() => expect(document.querySelector('[role$="dialog"]')).not.toBeNull())
  },
  initialGlobals: { theme: 'default', scheme: 'light', language: 'en-IN', direction: 'ltr' },
  globalTypes: {
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'en-IN', title: 'English' },
          { value: 'hi-IN', title: 'हिन्दी' },
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Direction of writing',
      toolbar: {
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'paintbrush',
        items: [
          { value: 'default', title: 'Default theme' },
          { value: 'monsoon', title: 'Monsoon' },
          { value: 'atelier', title: 'Atelier' },
        ],
        dynamicTitle: true,
      },
    },
    scheme: {
      description: 'Colour scheme',
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
      document.documentElement.dataset.scheme = globals.scheme === 'dark' ? 'dark' : 'light'
      const direction = globals.direction === 'rtl' ? 'rtl' : 'ltr'
      document.documentElement.dir = direction
      return (
        <PictureProvider describe={describePicture}>
          <GlobalStyle />
          <Theme {...themes.get(globals.theme)} />
          <TextsProvider
            direction={direction}
            {...(globals.language === 'hi-IN' && { texts: hindi, locale: 'hi-IN' })}
          >
            <Story />
          </TextsProvider>
        </PictureProvider>
      )
    },
  ],
}

export default preview
