import styled from 'styled-components'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'
import { RawLink } from '../Link/RawLink.tsx'

export const Root = styled.form`
  font-size: ${theme.type.s};
`

/** Scrolls by itself: what is below stays in reach. */
export const Scroll = styled.div`
  max-height: 16.5rem;
  margin: -4px;
  padding: 4px;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
`

export const Search = styled.div`
  margin-bottom: ${theme.space.xs};
`

export const None = styled.p`
  padding-block: ${theme.space.s};
  color: ${theme.color.text.muted};
`

export const Value = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
`

export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
`

export const Chip = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-width: ${theme.size.target};
  min-height: ${theme.size.target};
  padding-inline: ${theme.space.s};
  border: 1px solid ${theme.color.line.control};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surface.raised};
  cursor: pointer;
  transition:
    background ${theme.motion.quick},
    border-color ${theme.motion.quick};

  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:has(:checked) {
    border-color: ${theme.color.surface.inverse};
    color: ${theme.color.text.inverse};
    background: ${theme.color.surface.inverse};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.focus.ring};
    outline-offset: 2px;
  }
  @media ${media.hover} {
    &:hover {
      border-color: ${theme.color.text.strong};
    }
  }
  @media ${media.forcedColors} {
    &:has(:checked) {
      border: 3px solid Highlight;
    }
  }
`

export const PriceFields = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space.s};
`

export const Categories = styled.ul`
  margin-bottom: ${theme.space.xs};
`

export const CategoryLink = styled(RawLink)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.m};
  min-height: ${theme.size.target};
  text-decoration: none;

  &[aria-current] {
    color: ${theme.color.action.rest};
    font-weight: 600;
  }
  & > span {
    color: ${theme.color.text.muted};
    font-size: ${theme.type.xs};
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  @media ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`

/** With scripts, a filter applies as soon as it is chosen. */
export const Apply = styled.div`
  padding-top: ${theme.space.m};

  @media (scripting: enabled) {
    display: none;
  }
`
