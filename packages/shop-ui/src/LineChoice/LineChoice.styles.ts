import { tick } from '@shop/ui/styles/tick'
import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

const boxSize = '1.25rem'
/** Large text leaves the stepper its width. */
const inset = `min(${theme.space.m}, 4vw)`

/** Its box is above those of the lines. */
export const All = styled.label`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  min-height: ${theme.size.target};
  padding-inline: ${inset};
  border-inline: 1px solid transparent;
  font-size: ${theme.type.s};
  font-weight: ${theme.weight.medium};
  cursor: pointer;

  & > input {
    ${tick}
  }
`

export const Line = styled.div`
  padding: ${theme.space.s} ${inset};
  border: 1px solid ${theme.color.line.subtle};
  border-radius: ${theme.radius.m};
  font-size: ${theme.type.s};

  &:has(:checked) {
    border-color: ${theme.color.action.rest};
    background: ${theme.color.surface.brand};
  }
  & > label {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space.s};
    min-height: ${theme.size.target};
    cursor: pointer;
  }
  /* Large text goes below the picture. */
  & > label > :last-child {
    flex: 1 1 8rem;
    min-width: 0;
  }
  &[data-available='false'] {
    color: ${theme.color.text.muted};
    background: ${theme.color.surface.sunken};
  }
  &[data-available='false'] > label {
    cursor: not-allowed;
  }
  & input {
    ${tick}
  }
  & b {
    font-weight: ${theme.weight.medium};
  }
  /* The number of pieces stays with its sign. */
  & b + span {
    white-space: nowrap;
  }
`

export const Frame = styled.span`
  flex: none;
  width: clamp(2.5rem, 14vw, 3.5rem);
  overflow: hidden;
  border-radius: ${theme.radius.s};
`

export const Price = styled.span`
  display: block;
  font-variant-numeric: tabular-nums;
`

export const Note = styled.p`
  margin-top: ${theme.space.xs};
  font-size: ${theme.type.s};
  color: ${theme.color.text.muted};
`

export const Help = styled.p`
  padding-left: calc(${boxSize} + ${theme.space.s});
`
