CREATE TABLE `switches` (
	`name` text PRIMARY KEY NOT NULL,
	`sentence` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`set_by` text,
	`set_at` integer NOT NULL,
	FOREIGN KEY (`set_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `switches_set_by` ON `switches` (`set_by`) WHERE "switches"."set_by" IS NOT NULL;