import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { GlobalStyle } from '../packages/ui/src/GlobalStyle/GlobalStyle.tsx'
import { viewports } from './viewports.ts'

// What arrives late (a dialog's code, on a busy machine) is waited for, not failed.
configure({ asyncUtilTimeout: 5_000 })

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    viewport: { options: viewports },
    controls: { expanded: true },
    options: { storySort: { order: ['Introduction', 'Foundations', 'Components', 'Pages'] } },
  },
  decorators: [
    (Story) => (
      <>
        <GlobalStyle />
        <Story />
      </>
    ),
  ],
}

export default preview
