import styled from 'styled-components'
import { theme } from '../../tokens/theme.ts'

export const Scroll = styled.div`
  padding: ${theme.space.m};
  overflow-x: auto;
`

export const Table = styled.table`
  width: 100%;
  min-width: 46rem;
  font-size: ${theme.type.s};
  text-align: start;

  & > caption {
    padding-bottom: ${theme.space.s};
    font-family: ${theme.font.display};
    font-size: ${theme.type.h3};
    text-align: start;
  }
  & th,
  & td {
    padding-block: ${theme.space.s};
    padding-inline: 0 ${theme.space.m};
    border-bottom: 1px solid ${theme.color.line.subtle};
    font-weight: ${theme.weight.regular};
    text-align: start;
    vertical-align: middle;
  }
  & thead th {
    color: ${theme.color.text.muted};
    font-size: ${theme.type.xs};
  }
  & tbody th {
    white-space: nowrap;
  }
`

export const Colour = styled.span`
  display: block;
  width: 4rem;
  height: 2.75rem;
  border-radius: ${theme.radius.s};
  background: var(--sample);
  box-shadow: inset 0 0 0 1px ${theme.color.line.swatch};
  forced-color-adjust: none;
`

export const Length = styled.span`
  display: block;
  width: min(var(--sample), 40rem);
  height: 1rem;
  background: ${theme.color.action.rest};
`

export const Box = styled.span`
  display: block;
  width: 4rem;
  height: 4rem;
  border: 1px solid ${theme.color.line.subtle};
  border-radius: var(--sample-radius, ${theme.radius.s});
  background: ${theme.color.surface.raised};
  box-shadow: var(--sample-shadow, none);
`

export const Words = styled.span`
  display: block;
  font-family: var(--sample-font, inherit);
  max-width: 20rem;
  font-size: var(--sample-size, inherit);
  font-weight: var(--sample-weight, inherit);
  line-height: var(--sample-leading, ${theme.leading.title});
  letter-spacing: var(--sample-tracking, inherit);
`

export const Mover = styled.span`
  display: block;
  width: 8rem;

  &::after {
    display: block;
    width: 1.5rem;
    height: 1.5rem;
    border-radius: 50%;
    background: ${theme.color.action.rest};
    transition: translate var(--sample);
    content: '';
  }
  tr:hover > td > &::after {
    translate: 6rem 0;
  }
`

export const Pair = styled.span`
  display: inline-block;
  min-width: 9rem;
  padding: ${theme.space.xs} ${theme.space.s};
  border-radius: ${theme.radius.s};
  color: var(--sample-front);
  background: var(--sample-back);
  min-height: 2.5rem;

  &[data-role='boundary'] {
    border: 2px solid var(--sample-front);
  }
`
