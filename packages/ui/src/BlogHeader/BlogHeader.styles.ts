import styled from 'styled-components'
import { RawLink } from '../Link/RawLink.tsx'
import { layer } from '../tokens/layer.ts'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'

// Where the content of a page begins, which stops growing before the window does.
const edge = `max(${theme.space.gutter}, (100% - ${theme.size.page}) / 2 + ${theme.space.gutter})`

/** Its parts belong to the page, so that the bar can stay while the categories scroll away. */
export const Root = styled.header`
  display: contents;
`

export const Bar = styled.div`
  position: sticky;
  top: 0;
  z-index: ${layer.header};
  display: grid;
  grid-template-columns: auto minmax(12rem, 34rem) auto;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.xs} ${theme.space.l};
  padding: ${theme.space.xs} ${edge};
  background: ${theme.color.surface.page};

  @media ${media.mobile} {
    grid-template-columns: 1fr auto;
  }
`

export const Names = styled.div`
  display: flex;
  align-items: center;
`

export const Home = styled(RawLink)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.size.target};
  padding-bottom: 0.2rem;
  text-decoration: none;
`

export const Blog = styled(RawLink)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: ${theme.size.target};
  min-height: ${theme.size.target};
  margin-left: ${theme.space.s};
  padding: 0 ${theme.space.xxs} 0.2rem ${theme.space.s};
  border-left: 1px solid ${theme.color.line.subtle};
  color: ${theme.color.action.rest};
  font-family: ${theme.font.display};
  font-size: 1.625rem;
  font-style: italic;
  line-height: 1;
  text-decoration: none;
`

export const Search = styled.div`
  min-width: 0;

  @media ${media.mobile} {
    grid-column: 1 / -1;
    grid-row: 2;
  }
`

export const Shop = styled(RawLink)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.4rem;
  min-width: ${theme.size.target};
  min-height: ${theme.size.target};
  font-size: ${theme.type.s};
  font-weight: 500;
  text-decoration: none;

  @media ${media.hover} {
    &:hover {
      color: ${theme.color.action.rest};
    }
  }
`

export const Nav = styled.nav`
  position: relative;
  border-bottom: 1px solid ${theme.color.line.subtle};
`

export const List = styled.ul`
  display: flex;
  gap: ${theme.space.l};
  padding-inline: ${edge};
  overflow-x: auto;
  scrollbar-width: none;

  @media ${media.mobile} {
    gap: ${theme.space.xxs};

    & > li:first-child {
      margin-right: ${theme.space.s};
    }
  }
`

/** Not positioned: its panel is as wide as the window, and the row that scrolls does not cut it. */
export const Item = styled.li`
  display: flex;
  flex: none;
`

export const CategoryLink = styled(RawLink)`
  display: inline-flex;
  align-items: center;
  min-width: 1.5rem;
  min-height: ${theme.size.target};
  border-block: 2px solid transparent;
  font-size: ${theme.type.s};
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;
  transition:
    border-color ${theme.motion.quick},
    color ${theme.motion.quick};

  &[aria-current] {
    border-bottom-color: ${theme.color.action.rest};
    color: ${theme.color.action.rest};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  @media ${media.forcedColors} {
    border-color: Canvas;

    &[aria-current] {
      border-bottom-color: Highlight;
    }
  }
  @media ${media.hover} {
    &:hover {
      color: ${theme.color.action.rest};
    }
  }
`

export const Toggle = styled.button`
  display: grid;
  place-items: center;
  width: 2rem;
  min-height: ${theme.size.target};
  border-radius: ${theme.radius.s};
  color: ${theme.color.text.muted};

  & > svg {
    transition: rotate ${theme.motion.quick};
  }
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  @media ${media.hover} {
    &:hover {
      color: ${theme.color.action.rest};
    }
  }
  @media ${media.mobile} {
    place-items: center start;
    width: ${theme.size.target};
    padding-left: 0.3rem;
  }
  /* Without scripts the button could do nothing; the sub-categories are on the category's page too. */
  @media (scripting: none) {
    display: none;
  }
`

export const Panel = styled.ul`
  position: absolute;
  inset: 100% 0 auto;
  z-index: ${layer.header};
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space.xl};
  padding: ${theme.space.s} ${edge};
  border-block: 1px solid ${theme.color.line.subtle};
  background: ${theme.color.surface.raised};
  box-shadow: ${theme.shadow.overlay};

  @media ${media.mobile} {
    display: grid;
  }
`

export const SubLink = styled(RawLink)`
  display: flex;
  align-items: center;
  min-height: ${theme.size.target};
  text-decoration: none;

  &[aria-current] {
    color: ${theme.color.action.rest};
    font-weight: 600;
  }
  @media ${media.hover} {
    &:hover {
      color: ${theme.color.action.rest};
    }
  }
`
