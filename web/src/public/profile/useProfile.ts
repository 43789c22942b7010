import { useCallback, useEffect, useState } from "react";
import {
  type Basic,
  type Certificate,
  type Education,
  type Experience,
  fetchBasic,
  fetchOther,
  type Other,
  type Row,
  type Saved,
} from "@/api/profileForm";
import { fetchCertificates, fetchEducation, fetchExperience } from "@/api/profileFormRows";

/** Everything that was saved of a candidate's form. */
export type Profile = {
  basic: Saved<Basic>;
  other: Saved<Other>;
  education: readonly Row<Education>[];
  experience: readonly Row<Experience>[];
  certification: readonly Row<Certificate>[];
};

async function fetchProfile(candidate: string): Promise<Profile> {
  const [basic, other, education, experience, certification] = await Promise.all([
    fetchBasic(candidate),
    fetchOther(candidate),
    fetchEducation(candidate),
    fetchExperience(candidate),
    fetchCertificates(candidate),
  ]);
  return { basic, other, education, experience, certification };
}

/** Loads all steps at once: the line may be gone when the next one is opened. */
export function useProfile(candidate: string) {
  const [profile, setProfile] = useState<Profile | null>(null);
  const [error, setError] = useState("");
  const load = useCallback(async () => {
    try {
      setError("");
      setProfile(await fetchProfile(candidate));
    } catch (cause) {
      setError(cause instanceof Error ? cause.message : String(cause));
    }
  }, [candidate]);
  useEffect(() => void load(), [load]);
  return {
    profile,
    error,
    load: () => void load(),
    change: (part: Partial<Profile>) => setProfile((before) => before && { ...before, ...part }),
  };
}
