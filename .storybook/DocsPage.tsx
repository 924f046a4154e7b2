import {
  Controls,
  Description,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'

/** `Button.md` is beside `Button.tsx`. */
const guides = import.meta.glob<string>('../packages/ui/src/[A-Z]*/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Documentation page of a component: its guide, its props, its stories. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const name = preparedMeta.title.split('/').at(-1) ?? ''
  const guide = guides[`../packages/ui/src/${name}/${name}.md`]
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      {guide !== undefined && <Markdown>{guide}</Markdown>}
      <Controls />
      <Stories />
    </>
  )
}
