import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  stories: [
    '../packages/ui/docs/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/storefront/src/**/*.stories.tsx',
  ],
  staticDirs: [
    // Drawn stand-ins for pictures: whole pages get addresses, as from the API.
    './public',
    // msw's worker, which answers for the API in the stories of pages.
    {
      from: '../packages/storefront/node_modules/msw/lib/mockServiceWorker.js',
      to: '/mockServiceWorker.js',
    },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: { name: '@storybook/react-vite', options: { strictMode: true } },
  core: { disableTelemetry: true },
}

export default config
