CREATE TABLE `erasures` (
	`erased_hash` text PRIMARY KEY NOT NULL,
	`erased_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `erasures_time` ON `erasures` (`erased_at`);