import type { FilterLinks } from '../FilterPanel.types.ts'
import * as S from '../FilterPanel.styles.ts'

export function LinksFilter({ group }: { group: FilterLinks }) {
  return (
    <ul aria-label={group.title}>
      {group.links.map(({ label, href, count, isCurrent }) => (
        <li key={href}>
          <S.NarrowLink href={href} aria-current={isCurrent ? 'page' : undefined}>
            <span>{label}</span>
            {count !== undefined && <small>{count.toLocaleString('en-IN')}</small>}
          </S.NarrowLink>
        </li>
      ))}
    </ul>
  )
}
