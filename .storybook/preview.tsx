import type { Preview } from '@storybook/react-vite'
import { GlobalStyle } from '../packages/ui/src/GlobalStyle/GlobalStyle.tsx'
import { viewports } from './viewports.ts'

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
