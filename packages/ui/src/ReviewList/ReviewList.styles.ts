import styled from 'styled-components'
import { Select } from '../Select/Select.tsx'
import { Table } from '../Table/Table.tsx'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(14rem, 20rem) minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  gap: ${theme.space.m} ${theme.space.xxl};
  align-items: start;

  @media ${media.mobile} {
    grid-template: none / minmax(0, 1fr);
  }
`

/** A form or a review stands above the reviews, where it has room. */
const wideAction = "[data-part='action']:has(form, article)"

export const Summary = styled.div`
  @media ${media.desktop} {
    &:has(+ ${wideAction}) {
      grid-row: 1 / span 2;
    }
  }
`

export const Action = styled.div`
  &:has(form, article) {
    padding-bottom: ${theme.space.l};
  }
  @media ${media.desktop} {
    grid-column: 1;

    &:has(form, article) {
      grid-column: 2;
      grid-row: 1;
    }
  }
`

export const Reviews = styled.div`
  @media ${media.mobile} {
    padding-top: ${theme.space.l};
  }
  @media ${media.desktop} {
    grid-column: 2;
    grid-row: 1 / span 2;

    ${wideAction} + & {
      grid-row: 2;
    }
  }
`

export const Average = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s};
  font-family: ${theme.font.display};
  font-size: calc(3 * ${theme.type.m});
  line-height: ${theme.leading.solid};
`

export const Bars = styled(Table)`
  & tr {
    position: relative;
  }
  /* Rows that are buttons are as tall as a finger. */
  &[data-chooses='true'] tr {
    height: ${theme.size.compact};
  }
  @media ${media.mobile} {
    &[data-chooses='true'] tr {
      height: ${theme.size.target};
    }
  }
  & tr[data-chosen='true'] {
    background: ${theme.color.surface.sunken};
    /* The text of the row does not touch its edge. */
    box-shadow:
      calc(-1 * ${theme.space.xs}) 0 ${theme.color.surface.sunken},
      ${theme.space.xs} 0 ${theme.color.surface.sunken};
  }
  & th {
    width: 4rem;
    vertical-align: middle;
    white-space: nowrap;
  }
  & td {
    vertical-align: middle;
  }
  & td:last-child {
    /* As narrow as the largest number. */
    width: 1%;
    white-space: nowrap;
    color: ${theme.color.text.muted};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`

/** The whole row can be tapped. */
export const Only = styled.button`
  text-align: start;

  &::after {
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius.s};
    content: '';
  }
  @media ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
  &[aria-pressed='true'] {
    font-weight: ${theme.weight.strong};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${theme.color.focus.ring};
  }
`

/** Plain text while all reviews are shown, and the way back to them otherwise. */
export const All = styled.button`
  justify-self: start;
  align-self: start;
  min-height: ${theme.size.compact};
  text-align: start;

  &[aria-pressed='false'] {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`

/** The label stands beside the choice. */
export const Sort = styled(Select)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xxs} ${theme.space.s};

  & > label {
    color: ${theme.color.text.muted};
    font-weight: ${theme.weight.regular};
  }
`

export const List = styled.ul`
  justify-self: stretch;

  & > li + li {
    padding-top: ${theme.space.l};
    border-top: 1px solid ${theme.color.line.subtle};
  }
`
