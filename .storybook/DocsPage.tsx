import {
  Controls,
  Description,
  Markdown,
  Primary,
  Source,
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

/** How the component of a guide is imported; parts are the members of a module. */
function importOf(name: string) {
  const parts = /^(\w+)Parts$/.exec(name)?.[1]
  const names = parts === undefined ? `{ ${name === 'Icon' ? 'HeartIcon' : name} }` : `* as ${parts}`
  return `import ${names} from '@shop/ui/${name}'`
}

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
      {guide !== undefined && (
        <>
          <Source code={importOf(name)} language="tsx" />
          <Markdown>{guide}</Markdown>
        </>
      )}
      <Controls />
      <Stories />
    </>
  )
}
