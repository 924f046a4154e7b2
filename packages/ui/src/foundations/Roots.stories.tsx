import type { Meta, StoryObj } from '@storybook/react-vite'
import { Component, createElement, type ComponentType, type ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'

interface StoryFile {
  default: { title: string; component: ComponentType<Record<string, unknown>>; args?: object }
  Default?: { args?: object }
}

/**
 * Providers and styles have no element; the menu and the tooltip belong to the element that is given to them; the stories of `Icon` and
 * `StickyBar` are pages.
 */
const WITHOUT_ROOT = new Set(
  'DarkTheme DropdownMenu GlobalStyle HiddenFields Icons LinkProvider PictureProvider StickyBar TextsProvider Theme Toaster Tooltip'.split(
    ' ',
  ),
)

const components = Object.values(
  import.meta.glob<StoryFile>('../[A-Z]*/*.stories.tsx', { eager: true }),
).flatMap(({ default: meta, Default }) => {
  const name = meta.title.split('/').at(-1) ?? ''
  if (WITHOUT_ROOT.has(name)) return []
  return [{ name, component: meta.component, args: { ...meta.args, ...Default?.args } }]
})

/** A component that fails alone must not hide the others. */
class Boundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override render = () => (this.state.hasFailed ? null : this.props.children)
}

const reached = new Set<string>()

function Roots() {
  return components.map(({ name, component, args }) => (
    <Boundary key={name}>
      {createElement(component, {
        ...args,
        ...('isOpen' in args && { isOpen: true }),
        className: `root-of-${name}`,
        style: { outlineOffset: '7px' },
        ref: (element: Element | null) => void (element && reached.add(name)),
      })}
    </Boundary>
  ))
}

const meta = {
  title: 'Foundations/Roots',
  component: Roots,
  tags: ['!autodocs', '!dev'],
  // Everything at once is no page: names repeat, and dialogs cover each other.
  parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof Roots>

export default meta
type Story = StoryObj<typeof meta>

/** `className` and `style` reach the root of every component, and `ref` its root or its control. */
export const NativePropsReachEveryRoot: Story = {
  play: async () => {
    const missing = () =>
      components
        .map(({ name }) => name)
        .filter((name) => {
          const root = document.querySelector<HTMLElement>(`.root-of-${name}`)
          return root?.style.outlineOffset !== '7px' || !reached.has(name)
        })
    await waitFor(() => expect(missing()).toEqual([]))
  },
}
