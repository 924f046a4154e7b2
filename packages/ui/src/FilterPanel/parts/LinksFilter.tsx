import type { FilterLinks } from '../FilterPanel.types.ts'
import { useFormats } from '../../TextsProvider/TextsProvider.tsx'
import * as S from '../FilterPanel.styles.ts'

export function LinksFilter({ group }: { group: FilterLinks }) {
  const formats = useFormats()
  return (
    <ul aria-label={group.title}>
      {group.links.map(({ label, href, count, isCurrent, depth }) => (
        <li key={href}>
          <S.NarrowLink href={href} aria-current={isCurrent ? 'page' : undefined} data-depth={depth}>
            <span>{label}</span>
            {count !== undefined && <small>{formats.number(count)}</small>}
          </S.NarrowLink>
        </li>
      ))}
    </ul>
  )
}
