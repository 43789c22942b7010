import { addDays } from "@/lib/ranges";

/** Generated requisitions: the same number gives the same row on every machine. */
export type SampleRow = {
  id: string;
  position: string;
  department: string;
  total: number;
  assigned: number;
  location: string;
  experience: "Experienced" | "Fresher";
  type: "Full Time" | "Part Time" | "Intern" | "Contract";
  rehireFor: string | null;
  hr: string | null;
  sources: string[];
  addedOn: string;
  tat: string;
  status: string;
  stipend: number | null;
  tenure: number | null;
  overdueBy: number | null;
  calls: number;
  shortlisted: number;
};

export const today = "2026-03-16";

const positions = [
  ["Senior Java Developer", "Engineering"],
  ["Data Analyst Intern", "Data Science"],
  ["Key Account Manager", "Sales"],
  ["Process Lead", "Operations"],
  ["QA Engineer", "Engineering"],
  ["Content Writer", "Marketing"],
  ["Lab Assistant", "ELCM"],
  ["Inside Sales Executive", "Sales"],
  ["Finance Controller", "Finance"],
  ["UI Design Intern", "Product"],
  ["Office Executive", "Admin"],
  ["DevOps Engineer", "Engineering"],
] as const;
const places = ["Pune", "Mumbai", "Nagpur", "Indore", "Bengaluru"];
const people = ["Aarti Deshmukh", "Sneha Joshi", "Imran Shaikh", "Rohit Pawar", "Kavya Menon"];
const sources = ["Naukri", "LinkedIn", "Employee reference", "Walk-in", "Company site", "Indeed"];
const types = ["Full Time", "Contract", "Part Time"] as const;
const statuses = [
  "Inprogress",
  "Assigned",
  "Overdue",
  "Approved",
  "Re-Assigned",
  "Onboarded",
  "Hold",
  "Revoke",
];

function mixed(seed: number, salt: number): number {
  let value = (seed * 2654435761 + salt * 40503) >>> 0;
  value ^= value >>> 15;
  value = Math.imul(value, 2246822519) >>> 0;
  return (value ^ (value >>> 13)) >>> 0;
}

function pick<Item>(items: readonly Item[], seed: number, salt: number): Item {
  return items[mixed(seed, salt) % items.length] as Item;
}

export function sampleRow(index: number): SampleRow {
  const [position, department] = pick(positions, index, 1);
  const intern = position.endsWith("Intern");
  const status = pick(statuses, index, 4);
  const total = 1 + (mixed(index, 2) % 12);
  const late = status === "Overdue" ? 1 + (mixed(index, 9) % 30) : null;
  return {
    id: String(11187 - index),
    position,
    department,
    total,
    assigned: status === "Approved" ? 0 : mixed(index, 3) % (total + 1),
    location: pick(places, index, 5),
    experience: mixed(index, 6) % 2 ? "Experienced" : "Fresher",
    type: intern ? "Intern" : pick(types, index, 7),
    rehireFor: mixed(index, 8) % 4 ? null : "Vikas Rane",
    hr: status === "Approved" ? null : pick(people, index, 10),
    sources: sources.slice(0, 1 + (mixed(index, 11) % sources.length)),
    addedOn: addDays(today, -(mixed(index, 12) % 120)),
    tat: late ? addDays(today, -late) : addDays(today, 1 + (mixed(index, 13) % 50)),
    status,
    stipend: intern ? 15000 + (mixed(index, 14) % 6) * 1000 : null,
    tenure: intern ? 1 + (mixed(index, 15) % 6) : null,
    overdueBy: late,
    calls: mixed(index, 16) % 140,
    shortlisted: mixed(index, 17) % 9,
  };
}

export function sampleRows(count: number): SampleRow[] {
  return Array.from({ length: count }, (_, index) => sampleRow(index));
}
