import styled from 'styled-components'
import { choiceRow } from '../lib/choiceRow.styles.ts'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'

export const Root = styled.label`
  ${choiceRow}
  justify-content: space-between;
  gap: ${theme.space.m};
`

export const Label = styled.span`
  display: block;
  font-weight: ${theme.weight.strong};
`

export const Hint = styled.span`
  display: block;
  color: ${theme.color.text.muted};
`

/* A native checkbox has an implicit checked state and needs no `aria-checked`. */
export const Track = styled.input.attrs({ type: 'checkbox', role: 'switch' })`
  position: relative;
  flex: none;
  width: 2.75rem;
  height: 1.625rem;
  margin: 0;
  border: 1.5px solid ${theme.color.line.control};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surface.sunken};
  appearance: none;
  cursor: inherit;
  transition:
    background ${theme.motion.quick},
    border-color ${theme.motion.quick};

  &::after {
    position: absolute;
    top: 50%;
    inset-inline-start: 0.1875rem;
    width: 1rem;
    height: 1rem;
    border-radius: 50%;
    background: ${theme.color.line.control};
    translate: 0 -50%;
    transition:
      translate ${theme.motion.quick},
      background ${theme.motion.quick};
    content: '';
  }
  &:checked {
    border-color: ${theme.color.action.rest};
    background: ${theme.color.action.rest};
  }
  &:checked::after {
    background: ${theme.color.action.text};
    translate: 1.125rem -50%;
  }
  &:checked:dir(rtl)::after {
    translate: -1.125rem -50%;
  }
  &:disabled {
    opacity: 0.5;
  }
  @media ${media.forcedColors} {
    &::after {
      background: ButtonText;
    }
    &:checked {
      background: Highlight;
    }
    &:checked::after {
      background: HighlightText;
    }
  }
`
