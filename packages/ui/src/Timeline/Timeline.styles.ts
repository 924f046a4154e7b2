import styled from 'styled-components'
import { centred } from '../styles/centred.ts'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'

export const Root = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`

export const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr);
  gap: ${theme.space.s};
  padding-bottom: ${theme.space.m};

  /* Line to the next item. */
  &:not(:last-child)::before {
    position: absolute;
    top: 1.5rem;
    bottom: 0;
    inset-inline-start: calc(0.75rem - 1px);
    width: 2px;
    background: ${theme.color.line.subtle};
    content: '';
  }
  &[data-state='done']:not(:last-child)::before {
    background: ${theme.color.positive.text};
  }
  &:last-child {
    padding-bottom: 0;
  }
  &[data-state='upcoming'] {
    color: ${theme.color.text.muted};
  }
  @media ${media.forcedColors} {
    &:not(:last-child)::before {
      background: CanvasText;
    }
  }
`

export const Mark = styled.span`
  ${centred}
  width: 1.5rem;
  height: 1.5rem;
  border: 2px solid ${theme.color.line.control};
  border-radius: 50%;
  background: ${theme.color.surface.raised};

  [data-state='done'] > & {
    border-color: ${theme.color.positive.text};
    color: ${theme.color.text.inverse};
    background: ${theme.color.positive.text};
  }
  [data-state='current'] > & {
    border-color: ${theme.color.action.rest};
    box-shadow: inset 0 0 0 0.25rem ${theme.color.surface.raised};
    background: ${theme.color.action.rest};
  }
  [data-state='failed'] > & {
    border-color: ${theme.color.critical.text};
    color: ${theme.color.critical.text};
  }
`

/** A time or a note stands beside the title, in a column with the others, and below it where there is no room. */
export const Text = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${theme.space.s};
  min-width: 0;
  font-size: ${theme.type.s};

  & > b {
    font-weight: ${theme.weight.strong};
    /* As high as the mark beside it, and as wide as most titles. */
    display: grid;
    align-items: center;
    min-width: min(10rem, 100%);
    min-height: 1.5rem;
  }
  [data-state='upcoming'] > & > b {
    font-weight: ${theme.weight.medium};
  }
  & > time,
  & > span {
    color: ${theme.color.text.muted};
  }
`
