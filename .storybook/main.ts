import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'

const UNWATCHED = [
  '**/{dist,.data,storybook-static,test-results}/**',
  '**/packages/!(contract|shop-ui|storefront|ui)/**',
]

const config: StorybookConfig = {
  stories: [
    '../packages/ui/docs/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/shop-ui/src/**/*.stories.tsx',
    '../packages/storefront/src/**/*.stories.tsx',
  ],
  staticDirs: [
    // Story pictures; pages use their addresses like those of the API.
    './public',
    // Service worker of msw, which mocks the API in page stories.
    {
      from: '../packages/storefront/node_modules/msw/lib/mockServiceWorker.js',
      to: '/mockServiceWorker.js',
    },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: { name: '@storybook/react-vite', options: { strictMode: true } },
  core: { disableTelemetry: true },
  features: {
    // It would start several processes of git before the first story.
    changeDetection: false,
    menuOnboardingChecklist: false,
    sidebarOnboardingChecklist: false,
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      // Builds, databases, photographs and accepted screenshots have more files than all sources.
      server: { watch: { ignored: UNWATCHED } },
    }),
}

export default config
