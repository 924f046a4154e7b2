import styled, { css } from 'styled-components'
import { theme } from '../tokens/theme.ts'

/** Box of a text input or text area. */
export const box = css`
  width: 100%;
  min-height: ${theme.size.target};
  padding: ${theme.space.xs} ${theme.space.s};
  border: 1px solid ${theme.color.line.control};
  border-radius: ${theme.radius.m};
  /* iOS zooms into inputs with a font smaller than 16 px. */
  font-size: ${theme.type.m};
  background: ${theme.color.surface.raised};
  transition: border-color ${theme.motion.quick};

  &::placeholder {
    color: ${theme.color.text.muted};
    opacity: 1;
  }
  &:hover {
    border-color: ${theme.color.text.strong};
  }
  &[aria-invalid='true'] {
    border-color: ${theme.color.critical.text};
  }
  &:disabled {
    color: ${theme.color.text.muted};
    background: ${theme.color.surface.sunken};
  }
`

export const Root = styled.div`
  display: grid;
  gap: ${theme.space.xxs};
`

export const Label = styled.label`
  font-size: ${theme.type.s};
  font-weight: 600;
`

export const Below = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space.s};
  color: ${theme.color.text.muted};
  font-size: ${theme.type.s};
`

export const Hint = styled.p`
  min-width: 0;
`

export const Aside = styled.div`
  flex: none;
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;
`

export const ErrorText = styled.p`
  display: flex;
  gap: ${theme.space.xxs};
  align-items: center;
  color: ${theme.color.critical.text};
  font-size: ${theme.type.s};

  & > svg {
    flex: none;
  }
`
